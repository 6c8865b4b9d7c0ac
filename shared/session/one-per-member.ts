import { currentRendering } from '#shared/config/rendering.ts'
import { $owner } from './session.ts'

/** Keeps one state per member through an expired session. `end` gets it on a sign-out or change of member. */
export function onePerMember<State>(
  create: (member: number) => State,
  end: (state: State) => void = () => {},
) {
  let current: { member: number; state: State } | undefined

  function leave(): void {
    if (current) end(current.state)
    current = undefined
  }
  $owner.listen(owner => {
    if (owner !== current?.member) leave()
  })

  return {
    /** Returns the state of this member, and creates it if there is none. */
    of(member: number): State {
      const rendering = currentRendering()
      if (rendering) return rendering.kept(create, () => create(member))
      if (current?.member !== member) {
        leave()
        current = { member, state: create(member) }
      }
      return current.state
    },
    leave,
  }
}
