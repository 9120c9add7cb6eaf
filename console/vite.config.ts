import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { askBeforeReload } from '#web/ask-before-reload.ts'
import { forOlderBrowsers } from '#web/older/for-older-browsers.ts'
import { takeInIcons } from '#web/take-in-icons.ts'

export default defineConfig({
  plugins: [askBeforeReload(), takeInIcons(), reactRouter(), forOlderBrowsers('console')],
  build: { assetsDir: '_s', assetsInlineLimit: 0, emptyOutDir: true },
})
