import { errorMessages } from '#shared/api/error.messages.ts'
import { $config } from '#shared/config/config.ts'
import { $user } from '#shared/session/session.ts'
import type { FakeNetwork } from '#shared/testing/fake-network.ts'
import { messageText } from '#shared/testing/message-texts.ts'
import { pictures } from '#shared/testing/pictures.ts'
import type { RecordedEvent } from '#shared/testing/recorded-events.ts'
import { queryAllDeep, shownText } from '#shared/testing/shown-text.ts'
import type { factsOf, State } from './states.ts'

/** A story on the page, with the events and requests since it was shown. */
export type Shown = {
  stage: HTMLElement
  network: FakeNetwork
  events: readonly RecordedEvent[]
  facts: ReturnType<typeof factsOf>
}

type Assertion = [holds: boolean, what: string]

const says = (stage: HTMLElement, key: string): boolean => {
  const text = messageText(key)
  return text !== undefined && shownText(stage).includes(text)
}

const waits = ['state.wait', 'contact.pending', 'chat.sending']

const isBusy = ({ stage }: Shown): boolean => queryAllDeep(stage, '[aria-busy="true"]').length > 0
const alertsOf = ({ stage }: Shown): string[] =>
  queryAllDeep(stage, '[role="alert"]').map(shownText).filter(Boolean)
const problemsOf = ({ stage }: Shown): Element[] => queryAllDeep(stage, '[part~="error"]')
const writesOf = ({ network }: Shown): number =>
  network.requests.filter(({ method }) => method !== 'GET').length
/** Success is announced by an event; signing in has none and shows in the session. */
const isDone = ({ events, network }: Shown): boolean =>
  events.some(({ type }) => type.endsWith('-sent')) ||
  (network.calls('POST /api/tenant/auth').length > 0 && $user.get() !== null)

const frameOf = ({ stage }: Shown) => stage.querySelector<HTMLElement>('[data-frame]')

/** Everything has loaded, without an error. */
const calm = (shown: Shown): Assertion[] => [
  [!isBusy(shown), 'nothing is busy'],
  [alertsOf(shown).length === 0 && problemsOf(shown).length === 0, 'nothing is wrong'],
]

/** What has to be true in each state, for every widget. */
const assertions: Record<State, (shown: Shown) => Assertion[]> = {
  Loading: shown => [
    [isBusy(shown), 'something is busy'],
    [says(shown.stage, 'state.loading'), 'it says so'],
    [shown.network.requests.length > 0, 'it has asked the server'],
    [problemsOf(shown).length === 0, 'nothing has failed'],
  ],
  Ready: shown => [
    ...calm(shown),
    [shown.network.requests.length > 0 === shown.facts.reads, 'it has asked the server just where it reads'],
  ],
  Empty: shown => [
    ...calm(shown),
    [queryAllDeep(shown.stage, 'slot[name="empty"]').length > 0, 'the host may say that it is empty'],
  ],
  LoadFailed: shown => [
    [problemsOf(shown).length === 1, 'there is one problem'],
    [says(shown.stage, 'error.server'), 'it is said what it is'],
    [says(shown.stage, 'state.retry'), 'it can be tried again'],
  ],
  Offline: shown => [
    [says(shown.stage, 'error.offline'), 'it says that there is no network'],
    [!isDone(shown), 'nothing is said to be sent'],
  ],
  NotFound: shown => [
    [says(shown.stage, 'state.missing'), 'it says so'],
    [!says(shown.stage, 'state.retry'), 'it can’t be tried again'],
    [shown.network.requests.length > 0, 'it has asked the server'],
  ],
  NotSetUp: shown => [
    [says(shown.stage, 'state.badAttribute'), 'it says so'],
    [alertsOf(shown).length === 1, 'it alerts'],
    [shown.network.requests.length === 0, 'it has not asked the server'],
  ],
  SignedOut: shown => [...calm(shown), [$user.get() === null, 'nobody is signed in']],
  SignedIn: shown => [...calm(shown), [$user.get() !== null, 'somebody is signed in']],
  Invalid: shown => [
    [alertsOf(shown).length === 1, 'it says what to mend'],
    [!alertsOf(shown).some(text => text.includes(errorMessages.get().server)), 'the server is well'],
    [!isDone(shown), 'nothing is said to be sent'],
  ],
  Sending: shown => [
    [writesOf(shown) === 1, 'it is on its way, once'],
    [waits.some(key => says(shown.stage, key)), 'it says so'],
    [!isDone(shown), 'nothing is said to be sent'],
  ],
  Sent: shown => [
    [isDone(shown), 'it is said to be sent'],
    [alertsOf(shown).length === 0, 'nothing is wrong'],
  ],
  Failed: shown => [
    [writesOf(shown) > 0, 'it was sent'],
    [says(shown.stage, 'error.server'), 'it is said what failed'],
    [!isDone(shown), 'nothing is said to be sent'],
  ],
  LongTexts: shown => [
    ...calm(shown),
    [Object.keys($config.get().messages).length > 0, 'our words are long'],
  ],
  MissingFields: shown => [
    ...calm(shown),
    [
      queryAllDeep(shown.stage, 'dd, h1, h2, h3').every(each => shownText(each) !== ''),
      'nothing has a name and no content',
    ],
  ],
  RightToLeft: shown => [
    ...calm(shown),
    [
      queryAllDeep(shown.stage, '.trade-root').every(root => root.getAttribute('dir') === 'rtl'),
      'everything goes from right to left',
    ],
  ],
  Narrow: shown => [...calm(shown), [frameOf(shown)?.style.width === '320px', 'it is 320 px wide']],
  LargeText: shown => [
    ...calm(shown),
    [frameOf(shown)?.getAttribute('style') === 'zoom: 2', 'it is zoomed in'],
  ],
}

/** Traces of a missing value, which no widget may show. */
const TRACES = /\b(undefined|null|NaN)\b|\[object |\{\w+\}/

/** Sentences about what is wrong with a story that is named after a state; none when nothing is. */
export function violations(name: string, shown: Shown): string[] {
  const general: Assertion[] = [
    [!TRACES.test(shownText(shown.stage)), 'every value is there'],
    [queryAllDeep(shown.stage, 'img').every(needsNoServer), 'its pictures need no server'],
  ]
  const ofState = isState(name) ? assertions[name](shown) : []
  return [...general, ...ofState].filter(([holds]) => !holds).map(([, what]) => `Not true: ${what}`)
}

function needsNoServer(image: Element): boolean {
  const src = image.getAttribute('src')
  return src === null || Object.values(pictures).some(picture => src.startsWith(picture))
}

function isState(name: string): name is State {
  return Object.hasOwn(assertions, name)
}
