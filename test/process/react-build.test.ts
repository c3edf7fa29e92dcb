import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

/** What a process of ours has: React's build, and NODE_ENV as everybody else sees it. */
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

test('pages are rendered by React’s production build unless NODE_ENV asks for the other', () => {
  assert.deepEqual(loadedWith({}), { isForDevelopment: false, nodeEnv: null })
  assert.deepEqual(loadedWith({ NODE_ENV: 'production' }), { isForDevelopment: false, nodeEnv: 'production' })
  assert.deepEqual(loadedWith({ NODE_ENV: 'development' }), { isForDevelopment: true, nodeEnv: 'development' })
})
