/** Hides the parts of served content for visitors, and keeps room for those for members (base.css). */
export const FOR_MEMBERS = '--member:1;--for-visitors:hidden;--for-visitors-row:absolute;--for-members:block'

/** Applies `FOR_MEMBERS` until React renders. A server writes it into the page as text, so it uses nothing from outside. */
export function hideFromMembers(storageKey: string, style: string): void {
  try {
    const isMember = (localStorage.getItem(storageKey) ?? 'null') !== 'null'
    if (isMember) document.documentElement.style.cssText += style
  } catch {
    // The page has no storage, so nobody is signed in.
  }
}
