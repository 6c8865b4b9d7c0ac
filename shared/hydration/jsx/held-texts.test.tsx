import { useState } from 'react'
import { expect, test } from 'vitest'
import { defineWidget } from '#shared/element/define.ts'
import { mount } from '#shared/testing/mount.ts'

function Counter() {
  const [count, setCount] = useState(1)
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        <i /> Add
      </button>
      <p>
        {count} of {3} <b>valves</b>
      </p>
      <div>
        {count < 3 && 'More to come'}
        {count === 2 && <em>Half way</em>}
        {['sizes', <hr key="line" />, ` up to ${count}`]}
      </div>
      <select>
        <option>
          {count} {'pcs'}
        </option>
      </select>
      <output>
        Sum: {count * 2}
        {'.'}
      </output>
      {count === 3 ? 'Done' : <a href="/more">Go on</a>}
    </section>
  )
}

defineWidget('trade-counter', { summary: 'Counts.', component: Counter })

/** Replaces each text with elements around it, as page translators do. */
function translate(root: ShadowRoot | null): void {
  for (const element of [...(root?.querySelectorAll('*') ?? [])]) {
    for (const text of [...element.childNodes]) {
      if (!(text instanceof Text) || text.data.trim() === '' || element.localName === 'font') continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `«${text.data.trim()}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
}

test('updates and removes texts after a page translator has replaced them', async () => {
  const { element, user } = await mount('<trade-counter></trade-counter>')
  const root = element.shadowRoot
  const textOf = (selector: string) => root?.querySelector(selector)?.textContent
  expect([textOf('p'), textOf('option')]).toEqual(['1 of 3 valves', '1 pcs'])

  translate(root)
  await user.click(root?.querySelector('button') ?? element)
  expect([textOf('p'), textOf('section > div'), textOf('option'), textOf('output')]).toEqual([
    '2 of 3 «valves»',
    '«More to come»Half way«sizes» up to 2',
    '2 pcs',
    'Sum: 4.',
  ])

  translate(root)
  await user.click(root?.querySelector('button') ?? element)
  expect([textOf('p'), textOf('section > div'), textOf('section > span')]).toEqual([
    '3 of 3 «valves»',
    '«sizes» up to 3',
    'Done',
  ])
})
