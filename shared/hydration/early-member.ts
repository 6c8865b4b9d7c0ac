/**
 * Hides the parts of served content that only a visitor is to see, such as the prompt to sign in, and keeps room for those
 * that only a member sees (base.css).
 */
export const FOR_MEMBERS = '--member:1;--for-visitors:hidden;--for-visitors-row:absolute;--for-members:block'

/**
 * Spares a member the prompts of a page that was rendered for visitors, until React shows the member's own. A server writes
 * it into the page, in front of everything else, so it uses nothing from around it.
 *
 * @param storageKey the key of the signed-in user in local storage
 * @param style `FOR_MEMBERS`
 */
export function hideFromMembers(storageKey: string, style: string): void {
  try {
    const isMember = (localStorage.getItem(storageKey) ?? 'null') !== 'null'
    if (isMember) document.documentElement.style.cssText += style
  } catch {
    // The page has no storage, so nobody is signed in.
  }
}
