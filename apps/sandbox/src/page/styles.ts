/** The shop's tokens, reduced to those that these few pages use. */
export const styles = `
:root{--blue:#1677ff;--blue-ink:#0f66e4;--blue-hover:#0b56c4;--blue-bg:#eef5ff;--ink:#1d2129;--ink-2:#4a5260;
--ink-3:#656d79;--line:#e4e7ec;--line-2:#c8cdd5;--bg:#f5f7fa;
--font:"PingFang SC","HarmonyOS Sans SC",MiSans,"Microsoft YaHei","Noto Sans CJK SC",sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:400 14px/20px var(--font);font-variant-numeric:tabular-nums}
main{max-width:420px;margin:0 auto;padding:12px}
h1{font:600 20px/28px var(--font);margin:12px 0}
h2{font:600 16px/24px var(--font);margin:24px 0 8px}
p{margin:8px 0}
a{color:var(--blue-ink)}
a:hover{color:var(--blue-hover)}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
.top{max-width:420px;margin:0 auto;padding:12px 12px 0;display:flex;gap:16px}
.top a{min-height:44px;display:inline-flex;align-items:center;text-decoration:none}
.panel,.list>li{background:#fff;border:1px solid var(--line);border-radius:2px;padding:12px}
.list{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.note{font-size:12px;line-height:16px;color:var(--ink-3);overflow-wrap:anywhere}
.text{font-size:16px;line-height:24px;margin:4px 0 0;overflow-wrap:anywhere}
.amount{font-size:28px;line-height:36px;font-weight:600;margin:8px 0}
.field{display:grid;gap:4px;margin:12px 0}
.field>.button{width:100%}
.sums{width:100%;border-collapse:collapse}
.sums th,.sums td{padding:8px 0;text-align:right;border-bottom:1px solid var(--line);font-weight:400}
.sums th:first-child{text-align:left}
.row{display:flex;gap:12px;align-items:center}
.row>.grow{flex:1;min-width:0}
.people{display:grid;grid-template-columns:repeat(5,1fr);gap:8px;list-style:none;margin:0;padding:0}
.people a{display:grid;justify-items:center;gap:4px;padding:8px 0;border:1px solid var(--line);border-radius:2px;
background:#fff;color:var(--ink);font-size:12px;line-height:16px;text-decoration:none}
.people a[aria-current]{border-color:var(--blue);background:var(--blue-bg)}
.avatar{width:40px;height:40px;border-radius:2px;display:block}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 16px;border-radius:2px;
border:1px solid var(--line-2);background:#fff;color:var(--ink);font:400 16px/24px var(--font);cursor:pointer;text-decoration:none}
.button:hover{border-color:var(--blue);color:var(--blue-ink)}
.button.main{background:var(--blue-ink);border-color:var(--blue-ink);color:#fff}
.button.main:hover{background:var(--blue-hover);color:#fff}
.actions{display:grid;gap:8px;margin-top:16px}
.actions form{display:grid}
.stages{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}
.message{border:2px solid var(--ink);border-radius:2px;background:#fff;padding:12px;margin:12px 0}
.centre{text-align:center}
.qr{display:block;width:240px;height:240px;margin:16px auto;border:1px solid var(--line);border-radius:2px;background:#fff}
.qr.old{opacity:.15}
[hidden]{display:none!important}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;
