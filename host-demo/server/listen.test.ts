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

test('port 0 takes a free port, on this machine only', async () => {
  const { port } = await open(0)
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
})

test('a port that is taken is named, with how to choose another', async () => {
  const { port } = await open(0)
  await expect(open(port)).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 10} npm start`,
  )
})

test('closing gives the port free, though a browser keeps its connection', async () => {
  const { port, close } = await open(0)
  await (await fetch(`http://127.0.0.1:${port}`)).text()
  await close()
  running.length = 0
  await open(port)
})
