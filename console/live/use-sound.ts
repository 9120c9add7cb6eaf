import { useCallback, useEffect, useRef, useState } from 'react'
import { makeChime } from '#ui/chime.ts'
import type { Chime } from '#ui/chime.ts'
import { deviceStore } from '#web/browser-stores.ts'

const key = 'console.sound'
const everyMs = 4000

/**
 * Takes whether an order waits for an answer; rings until it has one. Browsers let a page sound only after a press: so
 * there is a button, and who had the sound on last time gets it back with the first press anywhere. It never says that the
 * sound is on while the device keeps it silent.
 */
export function useSound(ringing: boolean): { on: boolean; toggle: () => void; ringOnce: () => void } {
  const chime = useRef<Chime>(undefined)
  const [on, setOn] = useState(false)

  const turnOn = () => {
    chime.current ??= makeChime()
    const mine = chime.current
    mine.unlock().then(
      (isOn) => {
        // the context starts a moment after the press
        if (!isOn) return void setTimeout(() => void mine.unlock().then(setOn), 150)
        return setOn(true)
      },
      () => setOn(false),
    )
  }

  useEffect(() => {
    if (on || !wasOn()) return undefined
    const atFirstPress = ({ target }: Event) => {
      // its own button does that itself: both would turn it on and off again
      if (!(target instanceof Element && target.closest('[data-sound]'))) turnOn()
    }
    window.addEventListener('pointerdown', atFirstPress)
    window.addEventListener('keydown', atFirstPress)
    return () => {
      window.removeEventListener('pointerdown', atFirstPress)
      window.removeEventListener('keydown', atFirstPress)
    }
  }, [on])
  useEffect(() => () => chime.current?.close(), [])

  const ring = useCallback(() => {
    if (chime.current?.ring() === false) setOn(false)
  }, [])
  useEffect(() => {
    if (!on || !ringing) return undefined
    ring()
    const timer = setInterval(ring, everyMs)
    return () => clearInterval(timer)
  }, [on, ringing, ring])

  const ringOnce = useCallback(() => {
    if (on) ring()
  }, [on, ring])
  return {
    on,
    ringOnce,
    toggle() {
      keep(!on)
      if (on) setOn(false)
      else turnOn()
    },
  }
}

function wasOn(): boolean {
  return deviceStore.getItem(key) === 'on'
}

function keep(on: boolean): void {
  // a browser that keeps nothing asks again next time
  deviceStore.setItem(key, on ? 'on' : 'off')
}
