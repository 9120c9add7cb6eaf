import { useEffect, useState } from 'react'

export type ScriptState = 'loading' | 'ready' | 'failed'

/**
 * Takes the address of a gateway's script and, where the gateway tells it, its integrity; loads it once for the page and
 * returns how far it is. What it defines on `window` is there once it is ready.
 */
export function useGatewayScript(src: string, integrity: string | null = null): ScriptState {
  const [state, setState] = useState<ScriptState>(() =>
    scriptOf(src)?.dataset['loaded'] ? 'ready' : 'loading',
  )
  useEffect(() => {
    const before = scriptOf(src)
    if (before?.dataset['loaded']) return
    const script = before ?? document.createElement('script')
    const onLoad = () => {
      script.dataset['loaded'] = 'yes'
      setState('ready')
    }
    const onError = () => {
      // a new try needs a new element
      script.remove()
      setState('failed')
    }
    script.addEventListener('load', onLoad)
    script.addEventListener('error', onError)
    if (!before) {
      script.src = src
      if (integrity) {
        script.integrity = integrity
        script.crossOrigin = 'anonymous'
      }
      document.head.append(script)
    }
    return () => {
      script.removeEventListener('load', onLoad)
      script.removeEventListener('error', onError)
    }
  }, [src, integrity])
  return state
}

function scriptOf(src: string): HTMLScriptElement | undefined {
  return [...document.scripts].find((one) => one.src === src)
}
