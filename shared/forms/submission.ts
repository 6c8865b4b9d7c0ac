import { atom } from 'nanostores'
import { $config } from '#shared/config/config.ts'
import { $session } from '#shared/session/session.ts'
import { createContent, ownerNow } from './content.ts'
import { createCourier, type Outcome, type Parcel } from './courier.ts'
import { type About, gatherFollowers } from './followers.ts'
import type { Definition, Form, SubmissionState } from './form.ts'
import { displayName, problemOfPdf } from './pdf.ts'
import { type Fields, firstBroken } from './rules.ts'

/**
 * The one way in which every form is sent (spec section 4; design section 7, rulings 1 and 2). It knows nothing of the
 * screen and nothing of the calls, and it outlives the widget that shows it.
 */
export function createForm<Values extends Fields, Result>(
  definition: Definition<Values, Result>,
): Form<Values, Result> {
  type State = SubmissionState<Values, Result>
  const editing: State = { at: 'editing', problem: null }
  const content = createContent(definition)
  const followers = gatherFollowers<Values, Result>()
  const courier = createCourier(definition.steps, definition.upload, {
    onStep: (step, progress) =>
      $state.set(step === 'upload' ? { at: 'uploading', progress } : { at: 'sending', step }),
    onTry: content.remember,
    onCreated(parcel) {
      // By its key a later page can take the sending up again, notification included. Without one it would be a second.
      if (!$config.get().idempotency) content.saved(parcel)
    },
  })
  const $state = atom<State>(editing)
  const $awake = atom(false)
  let isAnnouncing = false
  let checking: Promise<boolean> | null = null
  let onItsWay: AbortController | null = null
  let undelivered: Parcel<Values> | null = null
  let leaveUser = (): void => {}

  const at = () => $state.get().at
  const isLocked = () => isAnnouncing || onItsWay !== null

  function isValid(): boolean {
    const broken = firstBroken(definition.rules, content.parcel().values)
    if (broken) $state.set({ at: 'editing', problem: { field: broken.field, message: broken.message } })
    return !broken
  }

  function announceAndSend(): void {
    let isAllowed = false
    isAnnouncing = true
    try {
      isAllowed = followers.announce(aboutOf(content.parcel()))
    } finally {
      isAnnouncing = false
    }
    if (isAllowed) void send(content.parcel())
    else $state.set(editing)
  }

  async function send(parcel: Parcel<Values>): Promise<void> {
    const controller = new AbortController()
    onItsWay = controller
    const outcome = await courier.send(parcel, controller.signal)
    if (onItsWay !== controller) return
    onItsWay = null
    try {
      settle(parcel, outcome)
    } finally {
      followUser()
      rest()
    }
  }

  function settle(parcel: Parcel<Values>, outcome: Outcome<Result>): void {
    const about = aboutOf(parcel)
    if (outcome.sent) {
      const { result } = outcome
      courier.startFrom([])
      content.finish(parcel)
      $state.set({ at: 'sent', result })
      followers.tell(follower => follower.sent?.(result, about))
    } else {
      const { failure } = outcome
      undelivered = parcel
      $state.set({ at: 'failed', ...failure })
      followers.tell(follower => follower.failed?.(failure, about))
    }
  }

  function stop(): void {
    onItsWay?.abort()
    onItsWay = null
  }

  /** A failure stays on the screen while the user mends what it is about. */
  function edited(): void {
    if (!isLocked() && at() !== 'failed') $state.set(editing)
  }

  function editedFile(): void {
    const state = $state.get()
    const isAboutField = state.at === 'editing' && state.problem !== null && state.problem.field !== 'file'
    if (!isAboutField) edited()
  }

  function begin(): void {
    checking = null
    undelivered = null
    courier.startFrom(content.load(ownerNow()))
    if (at() !== 'sent') $state.set(editing)
  }

  /** The form shows what belongs to the user: nobody reads another's text, and nobody loses his own. */
  function followUser(): void {
    const owner = content.owner()
    const next = ownerNow()
    if (next === owner) return
    // The session ended by itself: what was typed stays, and sign-in is offered (design section 6).
    if ($session.get().at === 'expired') return
    if (owner === 'visitor' && next !== 'visitor' && content.passTo(next)) return
    // A request that is out can't be called back; the form changes hands when it is answered.
    if (at() === 'sending') return
    stop()
    begin()
  }

  function wake(): void {
    if ($awake.get()) return
    $awake.set(true)
    leaveUser = $session.listen(followUser)
    followUser()
  }

  function rest(): void {
    if (!$awake.get() || followers.$leader.get() || isLocked() || checking) return
    if (at() === 'confirming') $state.set(editing)
    const wouldLose = followers.hasNews() || at() === 'failed' || !content.isSafe()
    if (definition.drafts && wouldLose) return
    leaveUser()
    $awake.set(false)
  }

  const form: Form<Values, Result> = {
    $values: content.$values,
    $file: content.$file,
    $draft: content.$draft,
    $state,
    $leader: followers.$leader,
    $awake,
    change(field, value) {
      content.change(field, value)
      edited()
    },
    async chooseFile(file) {
      if (!definition.upload || isLocked()) return
      if (at() === 'confirming') $state.set(editing)
      const check: Promise<boolean> = problemOfPdf(file).then(message => {
        // Meanwhile another file was chosen, or none.
        if (checking !== check) return false
        checking = null
        if (message) $state.set({ at: 'editing', problem: { field: 'file', message } })
        if (message) return false
        content.hold(file)
        editedFile()
        return true
      })
      checking = check
      await check
      rest()
    },
    cancelFile() {
      if (isLocked()) return
      checking = null
      content.hold(null)
      editedFile()
    },
    submit(by) {
      if (isLocked() || (at() !== 'editing' && at() !== 'failed')) return
      followers.lead(by)
      if (checking) void checking.then(isFine => isFine && form.submit(by))
      else if (isValid()) definition.confirm ? $state.set({ at: 'confirming' }) : announceAndSend()
    },
    confirm() {
      if (at() === 'confirming' && !isLocked()) announceAndSend()
    },
    decline() {
      if (at() === 'confirming' && !isLocked()) $state.set(editing)
    },
    cancelUpload() {
      if (at() !== 'uploading') return
      stop()
      $state.set(editing)
      rest()
    },
    retry() {
      const state = $state.get()
      if (state.at !== 'failed' || isLocked() || checking) return
      // What is saved only lacks its notification, whatever has been typed since.
      if (state.step === 'notify' && undelivered) void send(undelivered)
      else if (isValid()) void send(content.parcel())
    },
    acknowledge() {
      if (at() === 'sent' || at() === 'failed') $state.set(editing)
    },
    reset() {
      if (isLocked()) return
      content.clear()
      courier.startFrom([])
      checking = null
      $state.set(editing)
    },
    follow(follower) {
      followers.add(follower)
      wake()
      return () => {
        followers.remove(follower)
        queueMicrotask(rest)
      }
    },
    dispose() {
      stop()
      leaveUser()
      $awake.set(false)
    },
  }

  begin()
  wake()
  return form

  function aboutOf({ values, file }: Parcel<Values>): About<Values> {
    return { values, fileName: displayName(file?.name ?? '') }
  }
}
