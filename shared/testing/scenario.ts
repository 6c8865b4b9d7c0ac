/** A user of a page, with a real pointer and real keys. */
export type PageUser = {
  click(name: string): Promise<void>
  type(name: string, text: string): Promise<void>
  press(key: 'Enter' | 'Tab'): Promise<void>
  sees(text: string): Promise<void>
  seesNoMore(text: string): Promise<void>
  hears(event: string, times?: number): Promise<void>
}

/** An element on a page of a partner in browser tests, and the actions of a user on it. */
export type Scenario = {
  /** Replaces the attributes of its example. */
  attributes?: string
  /** Markup next to an element that shows nothing itself. */
  beside?: string
  member?: true
  /** Replaces the text that its definition names. */
  sees?: string
  /** Performs a click and a key press if the element has a control, and waits for the result of each. */
  use?(user: PageUser, demo: { buyer: string; password: string }): Promise<void>
}

export type Scenarios = Readonly<Record<`trade-${string}`, Scenario>>

/** Follows a link twice: with the pointer, and with the key that activates the focused element. */
export const follow =
  (link: string) =>
  async (user: PageUser): Promise<void> => {
    await user.click(link)
    await user.hears('trade-navigate')
    await user.press('Enter')
    await user.hears('trade-navigate', 2)
  }

/** Sends an inquiry that has a subject. */
export async function sendInquiry(user: PageUser): Promise<void> {
  await user.type('Message', 'By the end of May')
  await user.sees('[By the end of May]')
  await user.click('Send a Message')
  await user.sees('Are you sure to submit your inquiry?')
  await user.press('Enter')
  await user.hears('trade-inquiry-sent')
}
