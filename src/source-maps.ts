import { setSourceMapsSupport } from 'node:module'

/**
 * Turns off the source maps of node_modules, which tsx loads too: they cost 3 MB and a twentieth of the start-up time.
 * Stack traces still name our own lines.
 */
setSourceMapsSupport(true, { nodeModules: false })
