import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { askBeforeReload } from '#web/ask-before-reload.ts'

export default defineConfig({
  plugins: [askBeforeReload(), reactRouter()],
  build: { assetsDir: '_s', assetsInlineLimit: 0, emptyOutDir: true },
})
