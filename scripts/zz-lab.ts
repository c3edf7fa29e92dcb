import { connect } from '#core/db.ts'
import { migrate } from '#core/migrate.ts'
import { jobs } from '#jobs/index.ts'
import { seedPeople } from '../test/bench/people.ts'
const url = new URL(process.env.URL!); url.pathname = '/big'
await migrate(url.href, jobs)
const sql = connect(url.href, { max: 1 })
console.time('seed'); await seedPeople(sql, Number(process.argv[2])); console.timeEnd('seed')
await sql.end()
