/** Puts what search engines read into the head of the page, and gives what takes it out; undefined where the page’s policy doesn’t let it in. */
export function addToHead(json: string): (() => void) | undefined {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  if (!writeInto(script, json)) return undefined
  document.head.append(script)
  return () => script.remove()
}

/** For pages that ask for Trusted Types: data is no code, but a script element takes nothing else from anybody. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string }
}

let policy: ReturnType<Policies['createPolicy']> | undefined

function writeInto(script: HTMLScriptElement, json: string): boolean {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  try {
    policy ??= trustedTypes?.createPolicy('trade-widgets-data', { createScript: text => text })
    script.text = policy?.createScript(json) ?? json
    return true
  } catch {
    console.error(
      'trade-widgets: structured-data could not be written. Allow the policy trade-widgets-data in trusted-types.',
    )
    return false
  }
}
