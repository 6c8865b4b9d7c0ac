import { targets } from '#host-demo/build/page.ts'

/** What a browser is called, and how it is tested, by its name among the targets of the build. */
const browsers: Readonly<Record<string, { name: string; tests: string }>> = {
  chrome: {
    name: 'Chrome',
    tests: 'Its engine, Chromium, runs every story of every element and all journeys with every change.',
  },
  edge: { name: 'Edge', tests: 'By the same engine.' },
  firefox: {
    name: 'Firefox',
    tests:
      'Its extended support release shows the elements on pages of others: a sample of them with every change, all in the full test.',
  },
  safari: { name: 'Safari', tests: 'Not run: its engine is in none of the tests.' },
}

/** The browsers that the build is made for. */
export function Browsers() {
  return (
    <>
      <p>
        The elements need these versions, all from between late 2023 and mid-2024: the first in which a part
        of a page can have colours of its own scheme.
      </p>
      <table>
        <thead>
          <tr>
            <th>Browser</th>
            <th>From</th>
            <th>How it is tested</th>
          </tr>
        </thead>
        <tbody>
          {targets.cssTarget.map(target => (
            <Row key={target} target={target} />
          ))}
        </tbody>
      </table>
      <p>Tests run in the releases of today, not in the first version of each.</p>
    </>
  )
}

function Row({ target }: { target: string }) {
  const [, engine = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
  const browser = browsers[engine]
  if (!browser) throw new Error(`Nothing is said of how “${target}” is tested`)
  return (
    <tr>
      <td>{browser.name}</td>
      <td>{version}</td>
      <td>{browser.tests}</td>
    </tr>
  )
}
