import { afterEach, expect, it, vi } from 'vitest'
import { makeChime } from './chime.ts'

afterEach(() => vi.unstubAllGlobals())

it('a chime says when the device keeps it silent, as after a sleep or a call', async () => {
  const part = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 0 }
  const node = () => ({
    connect: () => {},
    start: () => {},
    stop: () => {},
    gain: part,
    frequency: part,
    type: '',
  })
  const device = { state: 'running', currentTime: 0, destination: {} }
  const context = { ...device, resume: () => {}, createGain: node, createOscillator: node }
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context
  })
  const chime = makeChime()
  expect(await chime.unlock()).toBe(true)
  expect(chime.ring()).toBe(true)
  context.state = 'interrupted'
  expect(chime.ring()).toBe(false)
})
