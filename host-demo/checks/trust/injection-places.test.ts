import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import type { manifestOf } from '#host-demo/package/npm/manifest.ts'
import { settingKeys } from '#shared/config/settings.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { changeElements, countHarm, inParts, member, type Placed, showElements } from './attacked-page.ts'
import { inEachEngine } from './engines.ts'
import { usual } from './fake-market.ts'
import { payloads } from './payloads.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Hostile texts where the elements of a page pass them to us.

const manifest: ReturnType<typeof manifestOf> = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../dist/widgets/custom-elements.json', import.meta.url)), 'utf8'),
)

/** The value of an attribute that an element needs to show something while another of its attributes is hostile. */
const needed: Readonly<Record<string, string>> = {
  'product-id': '1',
  'service-id': '1',
  'company-id': '1',
  'category-id': '1',
  'item-id': '1',
  kind: 'product',
  name: 'FAQ',
}

/** Each attribute of each element, and the element with everything that it needs beside it. */
const attacked = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .flatMap(({ tagName, attributes }) => {
    const names = attributes.map(({ name }) => name)
    const beside = Object.fromEntries(
      names.filter(name => name in needed).map(name => [name, needed[name] ?? '']),
    )
    return names.map(name => ({ name, placed: [tagName, beside] as const satisfies Placed }))
  })

/** Elements that read settings. */
const readers = ['config', 'header', 'menu', 'footer', 'browser-notice', 'rfq']

inEachEngine((open, { draw }) => {
  test('payloads in every attribute of every element do no harm', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    market.answer = ({ call }) => usual[call]
    const elements = attacked.map(({ placed }) => placed)
    for (const texts of inParts(sampled('attributes', draw(payloads), 6), 90)) {
      await showElements(tab, market, elements, member('Aisyah'))
      for (let turn = 0; turn < texts.length; turn++) {
        // Every element gets every payload, one at a time.
        const given = attacked.map(
          ({ name, placed: [tag] }, index): Placed => [
            tag,
            { [name]: texts[(turn + index) % texts.length] ?? '' },
          ],
        )
        await tab.run(changeElements, given)
      }
      await countHarm(tab, market, tally, `attributes with ${texts[0]} and others`)
      tally.cases += attacked.length * texts.length
    }
    expectAllZero(tally)
  })

  test('payloads in every setting do no harm', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    market.answer = ({ call }) => usual[call]
    const keys = [...settingKeys.keys()]
    for (const texts of inParts(sampled('settings', draw(payloads), 20), 90)) {
      await showElements(
        tab,
        market,
        readers.map(name => [`trade-${name}`, needed] as const),
        member('Aisyah'),
      )
      for (const text of texts) {
        await tab.run(
          async given => {
            const element = document.querySelector('trade-config')
            for (const name of given.keys) element?.setAttribute(name, given.text)
            await window.attack.settle()
            window.attack.note()
          },
          { keys, text },
        )
      }
      await countHarm(tab, market, tally, `settings with ${texts[0]} and others`)
      tally.cases += keys.length * texts.length
    }
    expectAllZero(tally)
  })
})
