import { setSourceMapsSupport } from 'node:module'

/** tsx asks for the maps of node_modules too: 3 MB, and a twentieth of the start. Stacks still name our own lines. */
setSourceMapsSupport(true, { nodeModules: false })
