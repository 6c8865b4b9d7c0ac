import { expect, test } from 'vitest'
import { htmlOf } from './mail-html.ts'

const OURS = ['https://market.example/a?b=1&c=2', 'https://market.example/']
const bodyOf = (text: string): string => /<body[^>]*>(.*)<\/body>/s.exec(htmlOf(text, 'en', OURS))?.[1] ?? ''

test('the language of the text is named', () => {
  expect(htmlOf('Selamat datang', 'ms', [])).toContain('<html lang="ms">')
})

test.each([
  ['Dear Mei,\n\nYou are registered.', '<p>Dear Mei,</p><p>You are registered.</p>'],
  ['Price: 5 < 6\n"Valve" & pipe', '<p>Price: 5 &lt; 6<br>&quot;Valve&quot; &amp; pipe</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  [
    'See https://market.example/a?b=1&c=2 today',
    '<p>See <a href="https://market.example/a?b=1&amp;c=2">https://market.example/a?b=1&amp;c=2</a> today</p>',
  ],
  [
    '<https://market.example/"onload="x>',
    '<p>&lt;<a href="https://market.example/">https://market.example/</a>&quot;onload=&quot;x&gt;</p>',
  ],
  ['See https://market.example/other', '<p>See https://market.example/other</p>'],
  [
    'Ours.\n\n> Answer here:\n>\n> https://market.example/ <b>\n\nOurs.',
    '<p>Ours.</p><blockquote>Answer here:<br><br>https://market.example/ &lt;b&gt;</blockquote><p>Ours.</p>',
  ],
  ['javascript:alert(1)', '<p>javascript:alert(1)</p>'],
])('%j', (text, html) => {
  expect(bodyOf(text)).toBe(html)
})
