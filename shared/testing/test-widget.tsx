import { useEffect, useState } from 'react'
import {
  booleanAttribute,
  enumAttribute,
  idAttribute,
  integerAttribute,
  textAttribute,
} from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { useAttributeState, useHost } from '#shared/element/host.ts'

type Props = {
  toyId: number
  tab: number
  open: boolean
  tenders: boolean
  kind: 'product' | 'service'
  keyword: string
  sellerId: number | undefined
  flavour: 'plain'
}

/** Shared by all test widgets: the counts of mounts and unmounts, and a switch that makes them throw. */
export const testWidgets = { mounted: 0, ended: 0, throw: false }

function TestWidget(props: Props) {
  const host = useHost()
  const [tab, chooseTab] = useAttributeState('tab', props.tab)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    testWidgets.mounted += 1
    return () => {
      testWidgets.ended += 1
    }
  }, [])
  if (testWidgets.throw) throw new Error('The toy broke')
  if (props.keyword === 'slow' && host.hasFallback) return <slot />
  return (
    <article>
      <output>{JSON.stringify({ ...props, tab })}</output>
      <button type="button" onClick={() => chooseTab(3)}>
        Tab 3
      </button>
      <button type="button" onClick={() => host.ready()}>
        Ready
      </button>
      <button type="button" onClick={() => host.element.toggleAttribute('open', false)}>
        Close
      </button>
      {!isGone && (
        <button type="button" onClick={() => setGone(true)}>
          Go away
        </button>
      )}
      <label>
        Note <input name="note" />
      </label>
      <slot name="more" />
    </article>
  )
}

/** The options of a widget with an attribute of each type, to test the promises of every element to its host. */
export const testWidgetOptions = {
  summary: 'A toy.',
  component: TestWidget,
  attributes: {
    toyId: idAttribute('Which toy.', { required: true }),
    tab: integerAttribute('The tab shown.', { default: 1, min: 1, max: 3 }),
    open: booleanAttribute('Whether it is open.', { reflects: true }),
    tenders: booleanAttribute('Whether tenders are shown.'),
    kind: enumAttribute('What it shows.', ['product', 'service'], { default: 'product' }),
    keyword: textAttribute('What is looked for.'),
    sellerId: idAttribute('Whose toy.'),
  },
  fixed: { flavour: 'plain' },
  nests: ['trade-inner-toy'],
  styles: 'article { color: rgb(1, 2, 3) }',
} as const

export const tradeTestWidget = defineWidget('trade-toy', testWidgetOptions)
