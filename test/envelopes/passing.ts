import assert from 'node:assert/strict'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { QrCode } from '#views/layout/QrCode.tsx'
import type { Client, HtmlResponse, World } from '#test/support/world.ts'
import { asGuid } from '../../src/lots/index.ts'

/** Returns the path of the page on which the phone of a draw's organizer goes round. */
export const passPath = (drawGuid: string): string => `/lootjestrekken/loting/${drawGuid}/doorgeven`

/** A participant's turn with the organizer's phone. */
export interface Turn {
  path: string
  /** value of the hidden field that opens the envelope */
  key: string
}

/** Opens the page of a participant's turn. */
export async function takeTurn(who: Client, drawGuid: string, participantGuid: string): Promise<Turn> {
  const path = `${passPath(drawGuid)}/${participantGuid}`
  const page = await who.get(path)
  assert.equal(page.status, 200)
  return { path, key: page.$('[data-passing-look] input[name=key]').attr('value') ?? '' }
}

export const look = (who: Client, { path, key }: Turn): Promise<HtmlResponse> => who.post(`${path}/kijken`, { key })

export const endTurn = (who: Client, { path, key }: Turn): Promise<HtmlResponse> => who.post(`${path}/klaar`, { key })

/** Returns the name that a response shows; null if it shows none. */
export const shownName = ({ $ }: HtmlResponse): string | null => $('.lot-card .drawn').text() || null

/**
 * Returns the path of the link in the QR code that a response shows. Tests can't read QR codes, so it compares the code
 * with that of the link that belongs to the turn's key.
 */
export function copyPathIn({ services }: World, { key }: Turn, { $ }: HtmlResponse): string {
  const path = `/lootjestrekken/envelop/${asGuid(services.signer.code('envelope-copy', key))}`
  const code = createElement(QrCode, { address: `${services.config.baseUrl}${path}`, label: '', isSecret: true })
  const drawn = /stroke="#000" d="([^"]+)"/.exec(renderToStaticMarkup(code))![1]
  assert.equal($('.passing-copy svg path').last().attr('d'), drawn)
  return path
}
