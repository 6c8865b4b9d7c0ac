import { expect, test } from 'vitest'
import { headsOf } from './head.ts'
import groups from './synonyms.json' with { type: 'json' }
import { meaningsOf, phrasesOf } from './synonyms.ts'
import { plainWords } from './words.ts'

test('every group has its own name and no phrase twice', () => {
  const names = groups.map(([first = '']) => first)
  expect(new Set(names).size).toBe(names.length)
  for (const group of groups) expect(new Set(group).size, String(group)).toBe(group.length)
  expect(names.filter(name => name.endsWith('?'))).toEqual([])
})

test('a keyword is split into phrases with synonyms, the longest first, and single words', () => {
  const words = phrasesOf(['safety', 'relief', 'valve', 'flanged', 'ss']).map(phrase =>
    phrase.words.join(' '),
  )
  expect(words).toEqual(['safety relief valve', 'flanged', 'ss'])
})

test.each([
  ['hardhat', 'topi keselamatan'],
  ['PSV', 'pressure relief valve'],
  ['NRV', 'check valves'],
  ['recruitment', 'manpower supply'],
  ['injap', 'valve'],
  ['Ellbogen', 'elbows'],
  ['Vorschweißflansch', 'weld neck flange'],
  ['bebibir buta', 'blind flanges'],
  ['T-Stück', 'tee'],
])('%s means what %s means', (one, other) => {
  const [meant = ''] = phrasesOf(plainWords(one.toLowerCase())).flatMap(({ meanings }) => meanings)
  expect(meaningsOf(plainWords(other))).toContain(meant)
})

test('an ambiguous abbreviation in a text means none of its meanings', () => {
  expect(meaningsOf(plainWords('Tank 10 ft, PT 100 %'))).not.toContain('flowmeter')
  expect(phrasesOf(['ft'])[0]?.meanings).toContain('flowmeter')
})

test('a grade in a text implies its metal, but a search for the grade finds no other', () => {
  expect(meaningsOf(plainWords('astm a351 cf8m'))).toEqual(['stainlesssteel', 'stainless316'])
  expect(phrasesOf(['cf8m'])[0]?.meanings).toEqual(['stainless316'])
  expect(meaningsOf(['wcb'])).toContain('carbonsteel')
})

test.each([
  ['API 6D Trunnion Ball Valve 8" 600#', 'valve ~ballvalve ~valve'],
  ['BOP Control Hose 1/4" x 10 m Fire Rated', 'hose ~hose'],
  ['Annular BOP 18-3/4" 15,000 psi', 'bop ~annularbop ~blowoutpreventer'],
  ['ASTM A106 Gr. B Seamless Pipe 6"', 'pipe ~seamlesspipe ~pipe'],
  ['Dry Powder Extinguisher ABC 9 kg', 'extinguisher ~fireextinguisher'],
  ['Wire Rope Sling 4-Leg 13 mm', 'sling ~sling'],
  ['Rubber Liner for Mud Pump', 'liner'],
  ['Ex Plug and Socket 125 A', 'plug socket'],
  ['Diesel Generator Set 300 kVA', 'generator ~generator'],
  ['1,000 l', ''],
])('%s is a %s', (name, heads) => {
  expect(headsOf(name).sort().join(' ')).toBe(heads.split(' ').sort().join(' '))
})
