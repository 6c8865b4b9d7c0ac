/** The inline code of a page, which its content policy has to allow. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Returns the inline code of a built page. It must not have any other content yet, which would be allowed too. */
export function inlineIn(shell: string): Inline {
  const contents = (tag: 'script' | 'style'): string[] =>
    [...shell.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, content = '']) => content)
  return { scripts: contents('script'), styles: contents('style') }
}
