/** Adds JSON-LD to the head. Returns a function that removes it, or undefined if the page’s policy forbids it. */
export function addToHead(json: string): (() => void) | undefined {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  if (!writeInto(script, json)) return undefined
  document.head.append(script)
  return () => script.remove()
}

/** For pages with Trusted Types: data is not code, but a script element then refuses plain text. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string }
}

let policy: ReturnType<Policies['createPolicy']> | undefined

function writeInto(script: HTMLScriptElement, json: string): boolean {
  const { trustedTypes } = globalThis as { trustedTypes?: Partial<Policies> }
  try {
    // Without Trusted Types, a form of the page may have this name.
    if (typeof trustedTypes?.createPolicy === 'function')
      policy ??= trustedTypes.createPolicy('trade-widgets-data', { createScript: text => text })
    script.text = policy?.createScript(json) ?? json
    return true
  } catch {
    console.error(
      'trade-widgets: structured-data could not be written. Allow the policy trade-widgets-data in trusted-types.',
    )
    return false
  }
}
