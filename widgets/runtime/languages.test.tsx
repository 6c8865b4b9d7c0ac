import { useStore } from '@nanostores/react'
import { test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { defineWidget } from '#shared/element/define.ts'
import { mount } from '#shared/testing/mount.ts'
import { listMessages } from '#shared/ui/ui.messages.ts'
import './start.ts'

function Greeting() {
  const t = useStore(signInMessages)
  const tList = useStore(listMessages)
  return (
    <p>
      {t['menu.signIn']} {tList.total({ count: 12345 })}
    </p>
  )
}

defineWidget('trade-greeting-toy', { summary: 'Two texts of ours.', component: Greeting })

test('a widget switches to Malay and back as soon as the locale changes', async () => {
  const screen = await mount('<trade-greeting-toy></trade-greeting-toy>')
  await screen.findByText('Sign In Total Records 12,345')
  configure({ locale: 'ms-MY' })
  await screen.findByText('Log Masuk Jumlah Rekod 12,345')
  configure({ locale: 'en' })
  await screen.findByText('Sign In Total Records 12,345')
})

test('a text of the host wins over ours in any language', async () => {
  const screen = await mount('<trade-greeting-toy></trade-greeting-toy>', {
    config: { locale: 'ms', messages: { 'menu.signIn': 'Masuk sini' } },
  })
  await screen.findByText('Masuk sini Jumlah Rekod 12,345')
})
