import { Markdown } from '@storybook/addon-docs/blocks'
import { partOf } from '#host-demo/site/developers/markdown.tsx'
import readme from '../../README.md?raw'

type Props = { section: string; from?: string; to?: string }

/** A section of README, or its part from `from` up to `to`, so that the docs need no copy. */
export function Readme(part: Props) {
  return <Markdown>{partOf(readme, part)}</Markdown>
}
