import {
  Component,
  createContext,
  createElement,
  Fragment,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { renderOnce } from './render.ts'

/** Paints, and lets React's development build take over, which complains of every difference: the setup hears it. */
async function paintAndHydrate(node: ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div')
  document.body.append(container)
  container.append(renderOnce(node, document).content)
  const painted = [...container.querySelectorAll('*')]
  const errors: unknown[] = []
  const live = vi.fn()
  hydrateRoot(container, <Live onLive={live}>{node}</Live>, {
    onRecoverableError: error => errors.push(error),
  })
  await vi.waitFor(() => expect(live).toHaveBeenCalled())
  expect(errors).toEqual([])
  expect([...container.querySelectorAll('*')]).toEqual(painted)
  return container
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}

function Ids({ count = 1, children }: { count?: number; children?: ReactNode }) {
  const ids = [useId(), useId(), useId()].slice(0, count)
  return (
    <div id={ids[0]} data-ids={ids.join()}>
      {children}
    </div>
  )
}

const Theme = createContext('light')
const ThemeName = () => useContext(Theme)
const Memo = memo(ThemeName)

class Old extends Component<{ children: ReactNode }> {
  override render(): ReactNode {
    return <b>{this.props.children}</b>
  }
}

function State() {
  const [first] = useState(() => 'first')
  const twice = useMemo(() => first.repeat(2), [first])
  const { current } = useRef(twice)
  return <i>{current}</i>
}

const cases: Record<string, ReactNode> = {
  'text, numbers and nothing': ['a', 1, null, false, true, undefined, '', 'b', 0],
  'neighbouring texts': (
    <p>
      {'a'} {'b'}
      {1}
    </p>
  ),
  attributes: (
    <label htmlFor="x" className="c" aria-live="off" data-n={3} title="" hidden>
      <input
        id="x"
        defaultValue="typed"
        disabled
        readOnly
        maxLength={3}
        autoComplete="off"
        required={false}
      />
    </label>
  ),
  'controlled fields': (
    <form noValidate>
      <input value="one" onChange={() => {}} aria-invalid={true} />
      <input type="checkbox" checked onChange={() => {}} />
      <textarea value={'two\nlines'} onChange={() => {}} rows={3} />
      <select value="b" onChange={() => {}}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
    </form>
  ),
  styles: <div style={{ width: 12, aspectRatio: '4 / 3', lineHeight: 1.5, '--own': 'x' } as object} />,
  drawings: (
    <svg viewBox="0 0 1 1" fill="none" strokeWidth="3" aria-hidden="true">
      <path d="M0 0" strokeLinecap="round" />
    </svg>
  ),
  'pictures and links': (
    <a href="/x" target="_blank" rel="noopener">
      <img
        src="data:,"
        alt=""
        loading="lazy"
        decoding="async"
        fetchpriority="high"
        referrerPolicy="no-referrer"
      />
    </a>
  ),
  'custom elements': createElement('trade-toy', { 'toy-id': 7, kind: 'product', open: true }),
  'lists and fragments': (
    <ul>
      {['a', 'b'].map(each => (
        <Fragment key={each}>
          <li>{each}</li>
        </Fragment>
      ))}
    </ul>
  ),
  'hooks of state': <State />,
  contexts: (
    <Theme.Provider value="dark">
      <Memo />
      <Old>
        <Theme.Provider value="inner">
          <ThemeName />
        </Theme.Provider>
      </Old>
    </Theme.Provider>
  ),
  'an id': <Ids />,
  'ids within ids, lists and neighbours': (
    <div>
      <Ids count={3}>
        <Ids />
        {[1, 2, 3].map(each => (
          <Ids key={each} count={2}>
            <Ids />
          </Ids>
        ))}
      </Ids>
      {null}
      <Ids />
    </div>
  ),
  'ids so deep that a number can’t hold them': deep(40),
}

function deep(levels: number): ReactNode {
  if (levels === 0) return <Ids />
  return [<Ids key="a">{deep(levels - 1)}</Ids>, <Ids key="b" />, <i key="c" />]
}

test.each(Object.entries(cases))('%s: React finds what it expects', async (_, node) => {
  const container = await paintAndHydrate(node)
  expect(container.childNodes.length).toBeGreaterThan(0)
})

const unknown: Record<string, unknown> = {
  Suspense: <Suspense>text</Suspense>,
  'raw HTML': createElement('div', { ['dangerouslySetInnerHTML' as string]: { __html: '<b>bold</b>' } }),
  portals: createPortal('text', document.body),
  'a promise': Promise.resolve('text'),
  'lazy components': createElement(lazy(async () => ({ default: State }))),
  'a hook that it lacks': <Transition />,
}

function Transition() {
  useTransition()
  return null
}

test.each(Object.entries(unknown))('%s: left to react-dom', (_, node) => {
  expect(() => renderOnce(node, document)).toThrow()
})

test('after an error inside a context the next rendering has the outer value again', () => {
  const throwing = (
    <Theme.Provider value="lost">
      {createElement(() => {
        throw new Error('broken')
      })}
    </Theme.Provider>
  )
  expect(() => renderOnce(throwing, document)).toThrow('broken')
  expect(renderOnce(<ThemeName />, document).content.textContent).toBe('light')
})
