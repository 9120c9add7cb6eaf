import type { Plugin } from 'vite'

/**
 * The built pages of the server hold the icons that they use. As the package stands they are one file of 1,600 drawings for a
 * server, which every start would read; as its single files they would be 1,600 of them for `npm run dev`, so there it stays.
 */
export function takeInIcons(): Plugin {
  return {
    name: 'take-in-icons',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  }
}
