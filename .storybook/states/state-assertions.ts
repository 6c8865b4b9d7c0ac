import { errorMessages } from '#shared/api/error.messages.ts'
import { $config } from '#shared/config/config.ts'
import { $user } from '#shared/session/session.ts'
import type { FakeNetwork } from '#shared/testing/fake-network.ts'
import { messageText } from '#shared/testing/message-texts.ts'
import { pictures } from '#shared/testing/pictures.ts'
import type { RecordedEvent } from '#shared/testing/recorded-events.ts'
import { queryAllDeep, shownText } from '#shared/testing/rendered-text.ts'
import type { State } from './states.ts'

/** A story on the page, with the events and requests since it was shown. */
export type StoryUnderTest = {
  container: HTMLElement
  network: FakeNetwork
  events: readonly RecordedEvent[]
  loads: boolean
}

type Assertion = [holds: boolean, what: string]

const showsMessage = (container: HTMLElement, key: string): boolean => {
  const text = messageText(key)
  return text !== undefined && shownText(container).includes(text)
}

const pendingMessages = ['state.wait', 'contact.pending', 'chat.sending', 'rfqList.sending']

const isBusy = ({ container }: StoryUnderTest): boolean =>
  queryAllDeep(container, '[aria-busy="true"]').length > 0
const alertTexts = ({ container }: StoryUnderTest): string[] =>
  queryAllDeep(container, '[role="alert"]').map(shownText).filter(Boolean)
const errorStates = ({ container }: StoryUnderTest): Element[] => queryAllDeep(container, '[part~="error"]')
const writeCount = ({ network }: StoryUnderTest): number =>
  network.requests.filter(({ method }) => method !== 'GET').length
/** Returns true after a form was sent. An event announces this, except for a sign-in, which shows in the session. */
const isSent = ({ events, network }: StoryUnderTest): boolean =>
  events.some(({ type }) => type.endsWith('-sent')) ||
  (network.calls('POST /api/tenant/auth').length > 0 && $user.get() !== null)

const variantFrame = ({ container }: StoryUnderTest) => container.querySelector<HTMLElement>('[data-frame]')

/** Asserts that everything has loaded without an error. */
const loadedWithoutErrors = (shown: StoryUnderTest): Assertion[] => [
  [!isBusy(shown), 'nothing is busy'],
  [alertTexts(shown).length === 0 && errorStates(shown).length === 0, 'nothing is wrong'],
]

/** The conditions that every widget has to meet in each state. */
const assertions: Record<State, (shown: StoryUnderTest) => Assertion[]> = {
  Loading: shown => [
    [isBusy(shown), 'something is busy'],
    [showsMessage(shown.container, 'state.loading'), 'it says so'],
    [shown.network.requests.length > 0, 'it has asked the server'],
    [errorStates(shown).length === 0, 'nothing has failed'],
  ],
  Ready: shown => [
    ...loadedWithoutErrors(shown),
    [shown.network.requests.length > 0 === shown.loads, 'it has asked the server just where it reads'],
  ],
  Empty: shown => [
    ...loadedWithoutErrors(shown),
    [queryAllDeep(shown.container, 'slot[name="empty"]').length > 0, 'the host may say that it is empty'],
  ],
  LoadFailed: shown => [
    [errorStates(shown).length === 1, 'there is one problem'],
    [showsMessage(shown.container, 'error.server'), 'a message names the error'],
    [showsMessage(shown.container, 'state.retry'), 'it can be tried again'],
  ],
  Offline: shown => [
    [showsMessage(shown.container, 'error.offline'), 'it says that there is no network'],
    [!isSent(shown), 'no message says that it was sent'],
  ],
  NotFound: shown => [
    [showsMessage(shown.container, 'state.missing'), 'it says so'],
    [!showsMessage(shown.container, 'state.retry'), 'it can’t be tried again'],
    [shown.network.requests.length > 0, 'it has asked the server'],
  ],
  NotSetUp: shown => [
    [showsMessage(shown.container, 'state.badAttribute'), 'it says so'],
    [alertTexts(shown).length === 1, 'it alerts'],
    [shown.network.requests.length === 0, 'it has not asked the server'],
  ],
  SignedOut: shown => [...loadedWithoutErrors(shown), [$user.get() === null, 'nobody is signed in']],
  SignedIn: shown => [...loadedWithoutErrors(shown), [$user.get() !== null, 'a member is signed in']],
  Invalid: shown => [
    [alertTexts(shown).length === 1, 'a message names the field to correct'],
    [!alertTexts(shown).some(text => text.includes(errorMessages.get().server)), 'the server is well'],
    [!isSent(shown), 'no message says that it was sent'],
  ],
  Sending: shown => [
    [writeCount(shown) === 1, 'it is on its way, once'],
    [pendingMessages.some(key => showsMessage(shown.container, key)), 'it says so'],
    [!isSent(shown), 'no message says that it was sent'],
  ],
  Sent: shown => [
    [isSent(shown), 'a message says that it was sent'],
    [alertTexts(shown).length === 0, 'nothing is wrong'],
  ],
  Failed: shown => [
    [writeCount(shown) > 0, 'it was sent'],
    [showsMessage(shown.container, 'error.server'), 'a message names the failure'],
    [!isSent(shown), 'no message says that it was sent'],
  ],
  LongTexts: shown => [
    ...loadedWithoutErrors(shown),
    [Object.keys($config.get().messages).length > 0, 'our words are long'],
  ],
  MissingFields: shown => [
    ...loadedWithoutErrors(shown),
    [
      queryAllDeep(shown.container, 'dd, h1, h2, h3').every(each => shownText(each) !== ''),
      'nothing has a name and no content',
    ],
  ],
  RightToLeft: shown => [
    ...loadedWithoutErrors(shown),
    [
      queryAllDeep(shown.container, '.trade-root').every(root => root.getAttribute('dir') === 'rtl'),
      'everything goes from right to left',
    ],
  ],
  Narrow: shown => [
    ...loadedWithoutErrors(shown),
    [variantFrame(shown)?.style.width === '320px', 'it is 320 px wide'],
  ],
  LargeText: shown => [
    ...loadedWithoutErrors(shown),
    [variantFrame(shown)?.getAttribute('style') === 'zoom: 2', 'it is zoomed in'],
  ],
}

/** Traces of a missing value, which no widget may show. */
const MISSING_VALUE = /\b(undefined|null|NaN)\b|\[object |\{\w+\}/

/** Returns sentences about the faults of a story that is named after a state, or none if it has no faults. */
export function violations(name: string, shown: StoryUnderTest): string[] {
  const general: Assertion[] = [
    [!MISSING_VALUE.test(shownText(shown.container)), 'every value is there'],
    [
      queryAllDeep(shown.container, 'img').every(needsNoServer),
      'its pictures are those of shared/testing/pictures.ts, which need no server',
    ],
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
