/** The sound of a new order, made by code: two soft bells. */
export interface Chime {
  /** Takes the browser's leave to sound, which only a press gives; resolves to whether it is there. */
  unlock(): Promise<boolean>
  /** Returns whether it sounds: a device that slept, or had a call, takes the leave back. */
  ring(): boolean
  close(): void
}

const notes = [
  { hertz: 880, at: 0 },
  { hertz: 1318.5, at: 0.18 },
] as const
const lastsSeconds = 0.9

export function makeChime(): Chime {
  let context: AudioContext | undefined
  return {
    async unlock() {
      context ??= new AudioContext()
      // a browser that wants a press first leaves this waiting: it must not hold anything up
      void context.resume()
      await Promise.resolve()
      return context.state === 'running'
    },
    ring() {
      if (context?.state !== 'running') return false
      for (const { hertz, at } of notes) bell(context, hertz, context.currentTime + at)
      return true
    },
    close() {
      void context?.close()
      context = undefined
    },
  }
}

function bell(context: AudioContext, hertz: number, at: number): void {
  const gain = context.createGain()
  gain.connect(context.destination)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(0.5, at + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lastsSeconds)
  for (const [factor, type] of [
    [1, 'sine'],
    [2, 'triangle'],
  ] as const) {
    const tone = context.createOscillator()
    tone.type = type
    tone.frequency.value = hertz * factor
    tone.connect(gain)
    tone.start(at)
    tone.stop(at + lastsSeconds)
  }
}
