import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: '../build/platform',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
