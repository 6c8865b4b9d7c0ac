import { Markdown } from '@storybook/addon-docs/blocks'
import readme from '../../README.md?raw'

type Props = { section: string; from?: string; to?: string }

/** A section of README, or the part of it from `from` up to `to`, so that docs need no copy of it. */
export function Readme({ section, from = '', to }: Props) {
  const text = between(`${readme}\n## `, `## ${section}\n`, '\n## ')
  const start = text.indexOf(from)
  const end = to === undefined ? text.length : text.indexOf(to)
  if (start < 0 || end < start) throw new Error(`README's “${section}” holds no “${from}” before “${to}”`)
  return <Markdown>{text.slice(start, end)}</Markdown>
}

function between(text: string, before: string, after: string): string {
  const [, rest] = text.split(before)
  if (rest === undefined) throw new Error(`README has no ${before}`)
  return rest.slice(0, rest.indexOf(after))
}
