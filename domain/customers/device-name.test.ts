import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/142.0 Mobile Safari/604.1', 'Chrome, iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:145.0) Firefox/145.0', 'Firefox, Mac'],
  ['Saffron/3.1 (Android 15)', 'Android'],
  ['curl/8', ''],
])('names a device as people know it: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
