import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // its own folder, so that the files of the three apps never collide
  build: { assetsDir: '_s', assetsInlineLimit: 0, emptyOutDir: true },
})
