/** The API host of stories: Storybook's own folder, beside whose files are the pictures that replies name. */
export function hostHere(): string {
  return new URL('.', location.href).href.replace(/\/$/, '')
}
