import { Markdown } from '@storybook/addon-docs/blocks'
import { partOf } from '#host-demo/developers/part-of.ts'
import readme from '../../README.md?raw'

type Props = { section: string; from?: string; to?: string }

/** A section of README, or the part of it from `from` up to `to`, so that docs need no copy of it. */
export function Readme(part: Props) {
  return <Markdown>{partOf(readme, part)}</Markdown>
}
