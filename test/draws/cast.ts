import type { Client, World } from '#test/support/world.ts'
import { draw, givenPerson, lotGuidIn, readDraw } from './drawing.ts'

/** A draw with its lots, as the mails brought them. */
export interface Drawn {
  publicGuid: string
  /** path of its page */
  path: string
  /** path of the organizer's link in the manage mail */
  manageLink: string
  /** each participant's lot, by address */
  lots: Record<string, { guid: string; path: string }>
  /** each participant's public guid, by address */
  participants: Record<string, string>
}

/** Draws among people given as name and address; the first organizes, as whoever `organizer` is. */
export async function drawAmong(
  world: World,
  organizer: Client,
  people: readonly (readonly [name: string, email: string])[],
  more: { title?: string; description?: string; exclude?: Record<string, string> } = {},
): Promise<Drawn> {
  const given = people.map(([name, email], number) => givenPerson(number, { name, email }))
  for (const [giver, excluded] of Object.entries(more.exclude ?? {})) {
    given.find(({ email }) => email === giver)!.exclude.push(given.find(({ email }) => email === excluded)!.localGuid)
  }
  const before = (await world.mails()).length
  const publicGuid = await draw(organizer, given, more)
  const mails = (await world.mails()).slice(before)
  const lots = Object.fromEntries(
    mails
      .filter(({ kind }) => kind === 'lot')
      .map((mail) => {
        const guid = lotGuidIn(mail)
        return [mail.to, { guid, path: `/lootjestrekken/lootje/${guid}` }]
      }),
  )
  const manageMail = mails.find(({ kind }) => kind === 'draw-manage')!
  const manageLink = new URL(/https?:\/\/\S+\/loting\/open\/\S+/.exec(manageMail.text)![0]).pathname
  const read = await readDraw(organizer, publicGuid)
  const participants = Object.fromEntries(
    people.map(([, email], index) => [email, read.participants[index]!.publicGuid]),
  )
  return { publicGuid, path: `/lootjestrekken/loting/getrokken/${publicGuid}`, manageLink, lots, participants }
}

/** Lotte draws Bram, Bram draws Riet, Riet draws Lotte, who organizes. */
export const drawFamily = (
  world: World,
  organizer: Client,
  emails: { lotte: string; bram: string; riet: string },
): Promise<Drawn> =>
  drawAmong(
    world,
    organizer,
    [
      ['Lotte de Vries', emails.lotte],
      ['Bram Visser', emails.bram],
      ['Oma Riet', emails.riet],
    ],
    { title: 'Sinterklaas met de familie', description: 'Rond de € 25.', exclude: { [emails.lotte]: emails.riet } },
  )

export const locationOf = ({ headers }: { headers: Headers }) => headers.get('Location')
