import { targets } from '#host-demo/package/build/page.ts'

/** A browser's name, and its tests, by the key in the build's targets. */
const browsers: Readonly<Record<string, { name: string; tests: string }>> = {
  chrome: {
    name: 'Chrome',
    tests: 'Every change is tested in its engine, Chromium: all stories of all elements and all journeys.',
  },
  edge: { name: 'Edge', tests: 'It has the same engine.' },
  firefox: {
    name: 'Firefox',
    tests:
      'Its extended support release shows the elements on other sites’ pages: some of them with every change, all of them in the full test.',
  },
  safari: {
    name: 'Safari',
    tests:
      'No test runs in Safari itself. Every change is tested in WebKitGTK 2.50 on Linux, which has the same engine: every element on another site’s page, also under a strict content policy with Trusted Types; sign-in, RFQ and inquiry with a file, RFQ list, chat, dialogs, drafts, a frame, Back and Forward. WebKitGTK is not Safari on iOS: touch, the on-screen keyboard, memory limits and tracking prevention are not tested.',
  },
}

/** Lists the browsers that the build supports. */
export function Browsers() {
  return (
    <>
      <p>
        The elements need these versions or newer, released between late 2023 and mid-2024. They are the first
        in which a part of a page can have its own colour scheme.
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
      <p>Tests run in current releases, not in the oldest version of each.</p>
    </>
  )
}

function Row({ target }: { target: string }) {
  const [, engine = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
  const browser = browsers[engine]
  if (!browser) throw new Error(`No text says how “${target}” is tested`)
  return (
    <tr>
      <td>{browser.name}</td>
      <td>{version}</td>
      <td>{browser.tests}</td>
    </tr>
  )
}
