/**
 * Style sheet of an export's page, with the colours of tokens.css. It is inline and small, because the page works
 * without our server.
 */
export const exportStyle = `
:root{color-scheme:light dark;--ink:light-dark(#3a2137,#f3ece4);--soft:light-dark(#6d5468,#c5b8cd);--line:light-dark(#e9dfd5,#41375a);--paper:light-dark(#fbf7f1,#1b1530);--card:light-dark(#fff,#261e3d)}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;font:1.0625rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1,h2,h3,h4{font-family:Rockwell,Georgia,serif;line-height:1.2;margin:0}
h1{font-size:2rem}h2{font-size:1.6rem;margin:3rem 0 1rem}h3{font-size:1.25rem}h4{margin:1.5rem 0 .75rem}
p{margin:.25rem 0}a{color:inherit}small,.soft{color:var(--soft);font-size:.9375rem;font-weight:400}
ul{list-style:none;margin:0;padding:0}.words{white-space:pre-line}
main>div>section{background:var(--card);border:1px solid var(--line);border-radius:1.5rem;padding:1.25rem;margin:1rem 0}
.head{display:flex;gap:1rem;align-items:center}.head img{width:5rem;height:5rem;border-radius:50%;object-fit:cover}
.gifts{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr))}
.gift{display:flex;gap:1rem;align-items:start}.gift img{width:6rem;height:6rem;flex:none;border-radius:1rem;object-fit:contain;background:#fff;border:1px solid var(--line)}
.gift .words{font-weight:600}.rows li{padding:.75rem 0;border-top:1px solid var(--line)}
`
