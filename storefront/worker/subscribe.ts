import type { Client } from '#contract/core/client.ts'
import { registerWorker } from './register-worker.ts'

/** Tells whether this browser can take web push at all; on an iPhone only a site on the home screen can. */
export function mayReceivePush(): boolean {
  return 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator
}

/**
 * Takes the client and an entry of the queue; asks the person, then has this browser hear of the entry's call. Resolves to
 * what came of it; throws when the server or the browser's push service could not be reached.
 */
export async function noteCall(
  client: Pick<Client, 'pushKey' | 'addPushDevice'>,
  entryId: string,
): Promise<'on' | 'denied' | 'impossible'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  if (!(await registerWorker())) return 'impossible'
  const { pushManager } = await navigator.serviceWorker.ready
  const { key } = await client.pushKey()
  const known = await pushManager.getSubscription()
  // the restaurant's keys are others than when this browser subscribed
  if (known && keyOf(known) !== key) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return 'impossible'
  await client.addPushDevice(entryId, { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } })
  return 'on'
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
