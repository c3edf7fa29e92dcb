import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCharacters, shortened } from '#core/names.ts'

test('a long name is cut behind a word and marked, and a short one stays', () => {
  const title = 'De verlanglijst van de hele familie Van den Berg-Hoogstraten uit Amersfoort'
  assert.equal(shortened(title), 'De verlanglijst van de hele familie Van den Berg-Hoogstraten…')
  assert.equal(shortened('Sinterklaas bij oma'), 'Sinterklaas bij oma')
  const exact = `${'woord '.repeat(9)}zessen`
  assert.equal(exact.length, 60)
  assert.equal(shortened(exact), exact)
  assert.equal(shortened(`${exact} en nog meer`), `${exact}…`)
  assert.equal(shortened(`Feest, ${'x'.repeat(80)}`), 'Feest…')
})

test('a single long word is cut inside, and no character as readers see it is torn apart', () => {
  assert.equal(shortened('x'.repeat(100)), `${'x'.repeat(60)}…`)
  for (const character of ['👨‍👩‍👧‍👦', '🇳🇱', 'é'.normalize('NFD'), 'क्षि'])
    assert.equal(shortened(character.repeat(80)), `${character.repeat(60)}…`)
  assert.equal(firstCharacters('🇳🇱🇧🇪🇩🇪', 2), '🇳🇱🇧🇪')
})
