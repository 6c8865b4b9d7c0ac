/**
 * What a seller pastes from a word processor and an old web shop: styles, classes, a form, a script and handlers.
 * The server passes it on as it is; what shows it must clean it: decisions.mdx#urls.
 */
export const pastedDescription = `<div class="MsoNormal" style="position:fixed;inset:0;background:#fff;font-size:40pt" id="search">
<p>Dial in three languages, made in <b>Osaka</b>. Suits pumps, presses and test benches.</p>
<script>document.title = 'pasted script ran'</script>
<p onclick="document.title = 'pasted handler ran'">See the <a href="javascript:document.title='pasted link ran'">catalogue</a>
or the <a href="https://www.klanginstruments.example/dial" ping="https://track.example/">maker’s page</a>.</p>
<ul><li>Movement in stainless steel</li><li>Zero adjuster under the <em>cover</em></li></ul>
<table border="1" cellpadding="4"><tbody><tr><th>Range</th><td>0–10 MPa</td></tr><tr><th>Dial</th><td>100 mm</td></tr></tbody></table>
<form action="https://old-shop.example/cart"><input name="qty" value="1"><button>Buy</button></form>
<img src="x" onerror="document.title = 'pasted picture ran'"><iframe src="https://old-shop.example/"></iframe></div>`
