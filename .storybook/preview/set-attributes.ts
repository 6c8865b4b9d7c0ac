/** Sets controls as attributes, as a host would. */
export function setAttributes(
  story: HTMLElement,
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
): void {
  const element = story.querySelector(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element?.removeAttribute(name)
    else element?.setAttribute(name, value === true ? '' : String(value))
  }
}
