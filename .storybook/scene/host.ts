/** The API host of stories: Storybook's own folder, which also holds the pictures named in replies. */
export function hostHere(): string {
  return new URL('.', location.href).href.replace(/\/$/, '')
}
