import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { askBeforeReload } from '#web/ask-before-reload.ts'

export default defineConfig({
  plugins: [askBeforeReload(), reactRouter()],
  // as one file it is 1,600 drawings, of which the pages use some dozen: a start would read all of them
  ssr: { noExternal: ['lucide-react'] },
  build: { assetsDir: '_s', assetsInlineLimit: 0, emptyOutDir: true },
})
