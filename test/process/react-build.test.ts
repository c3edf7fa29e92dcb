import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

/** Loads React as our processes do. Returns which build of React it is, and NODE_ENV as other code then sees it. */
function loadedWith(environment: NodeJS.ProcessEnv): { isForDevelopment: boolean; nodeEnv: string | null } {
  const script = `
    await import('./src/react-build.ts')
    const { renderToStaticMarkup } = await import('react-dom/server')
    const { default: React } = await import('react')
    renderToStaticMarkup(React.createElement('p'))
    process.stdout.write(JSON.stringify({ isForDevelopment: 'captureOwnerStack' in React, nodeEnv: process.env.NODE_ENV ?? null }))`
  const { NODE_ENV: _, ...others } = process.env
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...others, ...environment },
    encoding: 'utf8',
  })
  assert.notEqual(stdout, '', stderr)
  return JSON.parse(stdout)
}

test("React's production build renders the pages, unless NODE_ENV asks for the development build", () => {
  assert.deepEqual(loadedWith({}), { isForDevelopment: false, nodeEnv: null })
  assert.deepEqual(loadedWith({ NODE_ENV: 'production' }), { isForDevelopment: false, nodeEnv: 'production' })
  assert.deepEqual(loadedWith({ NODE_ENV: 'development' }), { isForDevelopment: true, nodeEnv: 'development' })
})
