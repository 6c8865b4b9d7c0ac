import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import {
  type CREATED,
  failing,
  fileNamed,
  last,
  reached,
  type SampleValues,
  sampleForm,
} from '#shared/testing/sample-form.ts'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import type { Form } from './form.ts'
import type { Observer } from './submitter.ts'
import { useForm } from './use-form.ts'

type Props = {
  form: Form<SampleValues, typeof CREATED>
  label: string
  observer?: Observer<SampleValues, typeof CREATED>
}

function Inquiry({ form, label, observer }: Props) {
  const binding = useForm(form, observer)
  const { state, fieldError, file, isPending, isActive, bind, formProps, onChooseFile } = binding
  return (
    <form aria-label={label} {...formProps}>
      <TextField label={`${label} subject`} {...bind('subject')} />
      <TextAreaField label={`${label} message`} {...bind('message')} />
      <input type="file" aria-label={`${label} file`} onChange={onChooseFile} />
      <button type="submit" disabled={isPending}>
        {label} send
      </button>
      <output aria-label={`${label} state`}>
        {[state.at, fieldError?.message, file?.name, isActive && 'active'].filter(Boolean).join(' ')}
      </output>
    </form>
  )
}

function render(...widgets: Props[]) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (shown: Props[]) => {
    root.render(
      <StrictMode>
        {shown.map(widget => (
          <Inquiry key={widget.label} {...widget} />
        ))}
      </StrictMode>,
    )
  }
  show(widgets)
  onTestFinished(() => root.unmount())
  return { show }
}

const stateOf = (label: string) => screen.findByRole('status', { name: `${label} state` })
const field = (name: string) => screen.findByRole('textbox', { name })

test('values go both ways, the error appears beside its field, and a change clears it', async () => {
  const { form } = sampleForm()
  const user = userEvent.setup()
  render({ form, label: 'One' })
  await user.click(await screen.findByRole('button', { name: 'One send' }))
  expect((await stateOf('One')).textContent).toBe('editing subjectEmpty active')
  expect((await field('One subject')).getAttribute('aria-invalid')).toBe('true')
  expect((await field('One message')).hasAttribute('aria-invalid')).toBe(false)
  await user.type(await field('One subject'), 'Valves')
  expect(form.$values.get().subject).toBe('Valves')
  expect((await stateOf('One')).textContent).toBe('editing active')
})

test('repeated clicks and Enter make one request, and each event is reported once', async () => {
  const { form, creates } = sampleForm({ confirms: false })
  const user = userEvent.setup()
  const heard: string[] = []
  render({
    form,
    label: 'One',
    observer: {
      announce: ({ values }) => heard.push(`announce ${values.subject}`) > 0,
      sent: ({ inquiryId }) => heard.push(`sent ${inquiryId}`),
      failed: ({ step }) => heard.push(`failed ${step}`),
    },
  })
  await user.type(await field('One message'), 'Forty')
  await user.type(await field('One subject'), 'Valves{Enter}')
  const button = await screen.findByRole('button', { name: 'One send' })
  for (let click = 0; click < 10; click++) button.click()
  expect(creates).toHaveLength(1)
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true))
  last(creates).fail(failing('server', 500))
  await reached(form, 'failed')
  expect(heard).toEqual(['announce Valves', 'failed create'])
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
})

test('a field that was filled in without an event is sent, and one that the page has reset is read again', async () => {
  const { form, creates } = sampleForm({ confirms: false })
  const user = userEvent.setup()
  render({ form, label: 'One' })
  await user.type(await field('One message'), 'Forty')
  const subject = await field('One subject')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(subject, 'Valves')
  await user.click(await screen.findByRole('button', { name: 'One send' }))
  expect(creates).toHaveLength(1)
  expect(form.$values.get()).toMatchObject({ subject: 'Valves', message: 'Forty' })
  last(creates).fail(failing('server', 500))
  await reached(form, 'failed')
  subject.closest('form')?.reset()
  await waitFor(() => expect(form.$values.get()).toMatchObject({ subject: '', message: '' }))
})

test('the file input is cleared after each choice, so that the same file can be chosen again', async () => {
  const { form } = sampleForm()
  const user = userEvent.setup()
  render({ form, label: 'One' })
  const input = await screen.findByLabelText<HTMLInputElement>('One file')
  await user.upload(input, fileNamed('offer.pdf'))
  await waitFor(async () => expect((await stateOf('One')).textContent).toBe('editing offer.pdf active'))
  expect(input.value).toBe('')
  await user.upload(input, [])
  expect(form.$file.get()?.name).toBe('offer.pdf')
})

test('of two widgets with one form, the one in use is active and hands over when it leaves', async () => {
  const { form } = sampleForm()
  const user = userEvent.setup()
  const { show } = render({ form, label: 'One' }, { form, label: 'Two' })
  await user.type(await field('Two subject'), 'Valves')
  await user.type(await field('Two message'), 'Forty')
  expect(await field('One subject')).toHaveProperty('value', 'Valves')
  await user.click(await screen.findByRole('button', { name: 'Two send' }))
  await waitFor(async () => expect((await stateOf('Two')).textContent).toBe('confirming active'))
  expect((await stateOf('One')).textContent).toBe('confirming')
  show([{ form, label: 'One' }])
  await waitFor(async () => expect((await stateOf('One')).textContent).toBe('confirming active'))
})

/** Types after the commit, and before the other effects. */
function TypedInto({ form }: Pick<Props, 'form'>) {
  useLayoutEffect(() => form.change('message', 'Two'), [form])
  return <Inquiry form={form} label="One" />
}

test('a letter typed while the form becomes live is not taken for the draft of an earlier page', async () => {
  const { form } = sampleForm()
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'trade-root'
  place.dataset.served = ''
  place.innerHTML = renderToString(<TypedInto form={form} />)
  ;(await field('One message')).focus()
  const root = hydrateRoot(place, <TypedInto form={form} />)
  onTestFinished(() => root.unmount())
  await waitFor(async () => expect((await stateOf('One')).textContent).toBe('editing active'))
  expect(form.$values.get().message).toBe('Two')
  expect(form.$draft.get()).toMatchObject({ kept: true, waits: undefined })
})
