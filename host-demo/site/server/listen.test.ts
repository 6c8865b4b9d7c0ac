import { afterEach, expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'

const running: Listening[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(each => each.close()))
})

async function open(port: number): Promise<Listening> {
  const listening = await listen(() => new Response('here'), port, 'PORT')
  running.push(listening)
  return listening
}

test('port 0 uses a free port, on this machine only', async () => {
  const { port } = await open(0)
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
})

test('the error for a port in use names it, and says how to choose another', async () => {
  const { port } = await open(0)
  await expect(open(port)).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 10} npm start`,
  )
})

test('a closing server answers open requests, and tells new ones to try again', async () => {
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  let arrived = (): void => undefined
  const isUnderWay = new Promise<void>(resolve => {
    arrived = resolve
  })
  const slow = async () => {
    arrived()
    await held
    return new Response('written')
  }
  const { port, close } = await listen(slow, 0, 'PORT')
  const first = fetch(`http://127.0.0.1:${port}`)
  await isUnderWay
  const closed = close()
  const late = await fetch(`http://127.0.0.1:${port}/api/late`)
  expect(late.status).toBe(503)
  expect(late.headers.get('connection')).toBe('close')
  expect(late.headers.get('retry-after')).toBe('5')
  expect(late.headers.get('access-control-allow-origin')).toBe('*')
  release()
  expect(await (await first).text()).toBe('written')
  await closed
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

test('closing frees the port, although a browser keeps its connection', async () => {
  const { port, close } = await open(0)
  await (await fetch(`http://127.0.0.1:${port}`)).text()
  await close()
  running.length = 0
  await open(port)
})
