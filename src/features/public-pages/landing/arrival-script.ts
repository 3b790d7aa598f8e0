import { IDENTITY_KEY } from '#session/identity-key.ts'

/**
 * Runs before the landing page paints. It sends a link from an email or a provider (tokens, a recovery, an error in the
 * hash or a code in the query) to the auth return route with its whole URL. It sends a signed-in teacher to /home and
 * clears the hash [PUB-21] [PUB-22].
 */
export const arrivalScript = `(function(l,h){
h=l.hash;
if(/(access_token|refresh_token|type=recovery|error(_code|_description)?)=?/.test(h)||/[?&](code|error|token_hash)=/.test(l.search)){l.replace('/auth'+l.search+h);return}
try{var i=JSON.parse(localStorage.getItem('${IDENTITY_KEY}'));
if(i&&i.state==='signed-in'){if(h)history.replaceState(null,'',l.pathname+l.search);l.replace('/home')}}catch(e){}
})(location)`.replaceAll('\n', '')
