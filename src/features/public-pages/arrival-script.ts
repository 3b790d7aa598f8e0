import { IDENTITY_KEY } from '#session/identity-key.ts'

/**
 * Runs before the landing page paints. A link from a mail or a provider (tokens, a recovery, an error in the hash or a
 * code in the query) goes to the auth return route with everything it carries; a signed-in teacher goes on to /home
 * and the hash is cleared [PUB-21] [PUB-22].
 */
export const arrivalScript = `(function(l,h){
h=l.hash;
if(/(access_token|refresh_token|type=recovery|error(_code|_description)?)=?/.test(h)||/[?&](code|error|token_hash)=/.test(l.search)){l.replace('/auth'+l.search+h);return}
try{var i=JSON.parse(localStorage.getItem('${IDENTITY_KEY}'));
if(i&&i.state==='signed-in'){if(h)history.replaceState(null,'',l.pathname+l.search);l.replace('/home')}}catch(e){}
})(location)`.replaceAll('\n', '')
